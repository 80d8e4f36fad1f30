import { runTool } from "./test/tool.ts";

process.exitCode = await runTool("typecheck", process.argv.slice(2));
