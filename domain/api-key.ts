const KEY = /^sk_(live|test)_([a-z0-9]{16})_([A-Za-z0-9]{40})$/;

export interface ApiKeyParts {
  mode: "live" | "test";
  /** Looked up by index and shown in lists; says nothing about the secret. */
  keyId: string;
  secret: string;
}

export function formatApiKey({ mode, keyId, secret }: ApiKeyParts): string {
  return `${apiKeyBeginning(mode, keyId)}${secret}`;
}

/** All of a key but its secret: by what people recognise it. */
export function apiKeyBeginning(mode: ApiKeyParts["mode"], keyId: string): string {
  return `sk_${mode}_${keyId}_`;
}

export function parseApiKey(key: string): ApiKeyParts | null {
  const [, mode, keyId, secret] = KEY.exec(key) ?? [];
  if ((mode !== "live" && mode !== "test") || keyId === undefined || secret === undefined) return null;
  return { mode, keyId, secret };
}

const LOWER = "abcdefghijklmnopqrstuvwxyz0123456789";
const MIXED = `${LOWER}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;

/** From at least 128 random bytes; those that would favour some letters are passed over. */
export function makeApiKey(mode: "live" | "test", bytes: Uint8Array): ApiKeyParts {
  const spare = [...bytes];
  const take = (length: number, alphabet: string) => {
    const fair = 256 - (256 % alphabet.length);
    let text = "";
    while (text.length < length) {
      const byte = spare.pop();
      if (byte === undefined) throw new Error("An API key needs more random bytes.");
      if (byte < fair) text += alphabet[byte % alphabet.length];
    }
    return text;
  };
  return { mode, keyId: take(16, LOWER), secret: take(40, MIXED) };
}
