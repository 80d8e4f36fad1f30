import { MissingPage } from "#components/shell/missing-page.tsx";

export default function NotFound() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <MissingPage />
    </main>
  );
}
