/** Something the person at the keyboard can put right; its message is all that is shown. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** The sentence for whatever ended a command: ours as it is, the system's put into words. */
export function sentenceFor(error: unknown, folder: string): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  if (code === "ENOSPC" || code === "53100" || /no space left on device/i.test(error.message))
    return `The disk that holds ${folder} is full. Free some space, or set DATA_DIR to a folder on another disk, and start again; nothing already saved is lost.`;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return `${folder} or something in it cannot be written by this user (${error.message}). Start as the user who made it, or set DATA_DIR to a folder of your own.`;
  if (code === "57P01" || code === "57P02" || /^Connection terminated/.test(error.message))
    return "The database was stopped while this command used it, so what it had begun was undone. Start the store or the database again, then repeat the command.";
  return error.name === "Refusal" || error.name === "SettingsError"
    ? error.message
    : (error.stack ?? error.message);
}
