import { ApiError } from "@/lib/api/api-error";

/** How a call identifies a registration. */
export type Owner = {
  handle: string;
  /** The session identifies the registration until it expires. */
  ofSession: boolean;
};

/** Makes a call with the session, or with the registration's handle without one and once it has expired. */
export async function asOwner<Result>({ handle, ofSession }: Owner, call: (headers: Record<string, string>) => Promise<Result>): Promise<Result> {
  const named = { RegistrationId: handle };
  if (!ofSession) return await call(named);
  try {
    return await call({});
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.kind !== "unauthorized") throw cause;
    return await call(named);
  }
}
