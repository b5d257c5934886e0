import { site } from "@/lib/content/site";

export default function HomePage() {
  return (
    <main id="konten" className="wrap py-section">
      <h1 className="text-hero">{site.name}</h1>
    </main>
  );
}
