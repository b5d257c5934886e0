import { handleRevalidation } from "@/lib/cache/revalidate";

export const dynamic = "force-dynamic";

export const POST = handleRevalidation;
