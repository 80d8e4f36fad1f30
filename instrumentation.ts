/** Runs once, when the dashboard's server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startDashboard } = await import("#lib/start-dashboard.ts");
  await startDashboard();
}
