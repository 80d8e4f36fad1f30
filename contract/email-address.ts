export const EMAIL_MAX = 255;

const local = /^[^\s@"(),:;<>[\]\\]{1,64}$/;
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}][\p{L}\p{M}\p{N}-]{1,62}$/u;

/** Addresses people have, also in other scripts; quoted and bracketed ones are typing errors in practice. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf("@");
  const name = value.slice(0, Math.max(at, 0));
  if (name.startsWith(".") || name.endsWith(".") || name.includes("..")) return false;
  return local.test(name) && domain.test(value.slice(at + 1)) && !hasControlCharacter(name);
}

function hasControlCharacter(value: string): boolean {
  return /\p{Cc}/u.test(value);
}
