import { handle } from "@/lib/gateway";
import { CLIENT_ADDRESS_HEADER } from "@/lib/gateway/normalise-requests";

const answer = (request: Request) => handle(request, { client: request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown" });

export { answer as DELETE, answer as GET, answer as HEAD, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
