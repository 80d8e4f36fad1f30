import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const COST = 2 ** 15;
const BYTES = 32;

/** `scrypt$<cost>$<salt>$<hash>`: what it was made with stands in it, so that the cost can grow. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, COST);
  return `scrypt$${COST}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, cost = "", salt = "", hash = ""] = kept.split("$");
  const wanted = Buffer.from(hash, "base64url");
  const given = await derive(password, Buffer.from(salt, "base64url"), Number(cost));
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** As long as a real check takes, so that the time tells nobody whether there is such an account. */
export async function isNobodysPassword(password: string): Promise<false> {
  await derive(password, randomBytes(16), COST);
  return false;
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same password typed on another keyboard may be composed of other code points.
    scrypt(
      password.normalize("NFKC"),
      salt,
      BYTES,
      { N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}
