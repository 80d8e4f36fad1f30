import { fieldSentence, type Problem } from "#contract/validation.ts";
import type { TargetRefusal } from "#domain/pulse-address.ts";
import { MOST_OWN_HEADERS, type OwnHeaderFault, ownHeaderFaults } from "#domain/pulse-headers.ts";

const ofTarget: Record<TargetRefusal, string> = {
  target_invalid: "must be a web address with a host",
  target_not_https: "must begin with https://",
  target_has_credentials: "must not contain a user name or password",
  target_private: "must not lead to a private or local address",
};

const ofHeader: Record<OwnHeaderFault["refusal"], string> = {
  header_name_invalid: "must have the name of a header",
  header_value_invalid: "must be at most 1000 printable characters",
  header_kept: "is sent with every delivery and cannot be set",
  header_twice: "is named twice",
  too_many_headers: `must not have more than ${MOST_OWN_HEADERS} items`,
};

export function targetProblems(refusal: TargetRefusal | null): Problem[] {
  return refusal === null ? [] : [{ field: "url", message: fieldSentence("url", ofTarget[refusal]) }];
}

export function headerProblems(
  headers: Readonly<Record<string, string>> | undefined,
  signatureHeader: string,
): Problem[] {
  return ownHeaderFaults(headers ?? {}, signatureHeader).map(({ name, refusal }) => {
    const field = name === null ? "headers" : `headers.${name}`;
    return { field, message: fieldSentence(field, ofHeader[refusal]) };
  });
}
