import { answerRevalidation } from "@/lib/cache/revalidate";

export const dynamic = "force-dynamic";

export const POST = answerRevalidation;
