import { answerRequest } from "@/lib/gateway/handle-call";
import { CLIENT_ADDRESS_HEADER } from "@/lib/gateway/normalise-requests";

const answer = (request: Request) => answerRequest(request, { client: request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown" });

export { answer as DELETE, answer as GET, answer as HEAD, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
