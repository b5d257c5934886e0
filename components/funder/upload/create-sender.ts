import { type Sending, sendUpload } from "@/components/funder/upload/send-upload";
import { ApiError } from "@/lib/api/api-error";

type Options = {
  handle: string;
  /** The session identifies the registration while it is valid. */
  ofSession: boolean;
  send?: typeof sendUpload;
};

/**
 * Sends the files of one registration: with the session, or with the registration's handle once the session has
 * expired.
 */
export function createSender({
  handle,
  ofSession,
  send = sendUpload,
}: Options): (file: File, sending: Omit<Sending, "registrationId">) => Promise<string> {
  let named = !ofSession;
  return async (file, sending) => {
    const registrationId = named ? handle : undefined;
    try {
      return await send(file, { ...sending, registrationId });
    } catch (cause) {
      if (registrationId || !(cause instanceof ApiError) || cause.kind !== "unauthorized") throw cause;
      named = true;
      return await send(file, { ...sending, registrationId: handle });
    }
  };
}
