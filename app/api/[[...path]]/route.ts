import { handle } from "@/lib/gateway";
import { CLIENT_ADDRESS_HEADER } from "@/lib/gateway/on-arrival";

const answer = (request: Request) => handle(request, { client: request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown" });

export const GET = answer;
export const POST = answer;
export const PUT = answer;
export const PATCH = answer;
export const DELETE = answer;
export const HEAD = answer;
export const OPTIONS = answer;
