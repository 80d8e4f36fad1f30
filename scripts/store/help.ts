export const HELP = `Usage: npm run store -- <command>

  keys create --name <name> [--store <slug>] [--scope manage]
      Makes an API key and prints it, alone on the last line. It is shown only this once.
  keys list [--store <slug>]
      Every key with its name, when it was last used and whether it still works.
  keys revoke <id>
      Ends a key for good, within a second also in a running service.
  pulses listen [--port 8081] [--store <slug>] [--secret <whsec_…>]
      Prints what a pulse sends, and whether its signature holds; with a pulse of its own unless a secret is given.
  stores create --name <name> --slug <slug> --url <address> [--currency USD] [--locale en-US] [--time-zone UTC]
      Opens an empty store.
  stores list
  seed [--sales 12000] [--seed <word>] [--store <slug>]
      Tells a demo store of any size; the same word tells the same store.

It works beside a running npm start and without one, on the database that npm start would use.
`;
