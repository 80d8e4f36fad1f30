import { attemptsQuery, attemptsResponse, licenseAttemptsQuery } from "../attempt.ts";
import {
  activationHistoryExample,
  attemptExample,
  licenseExample,
  licenseKey,
  revokedLicenseExample,
} from "../examples/license.ts";
import {
  activateBody,
  activationsQuery,
  activationsResponse,
  licenseResponse,
  licensesQuery,
  licensesResponse,
  revokeBody,
  revokeResponse,
} from "../license.ts";
import { type Endpoint, pageWithPerPageExample, type Resource, succeededExample } from "./endpoint.ts";
import { licenseRemovals } from "./license-removals.ts";

const key = { name: "licenseKey", description: "The license key, in any case", example: licenseKey };

const reading: readonly Endpoint[] = [
  {
    id: "licenses.list",
    method: "GET",
    path: "/v1/licenses",
    title: "List licenses",
    description: "Newest first. A status is the truth at the moment of reading.",
    parameters: [],
    query: licensesQuery,
    exampleQuery: "status=active",
    answers: [
      {
        status: 200,
        when: "A page of licenses",
        schema: licensesResponse,
        example: pageWithPerPageExample(licenseExample, 50),
      },
    ],
    reasons: [],
  },
  {
    id: "licenses.get",
    method: "GET",
    path: "/v1/licenses/{licenseKey}",
    title: "Read a license",
    description: "One license by its key.",
    parameters: [key],
    answers: [
      {
        status: 200,
        when: "The license",
        schema: licenseResponse,
        example: succeededExample(licenseExample),
      },
    ],
    reasons: ["license_not_found"],
  },
];

const acting: readonly Endpoint[] = [
  {
    id: "licenses.activate",
    method: "POST",
    path: "/v1/licenses/{licenseKey}/activate",
    title: "Activate a license",
    description:
      "Takes one of the license's slots. The first activation starts its validity. The address and the user agent are taken from the request; the body may be left out.",
    parameters: [key],
    body: { schema: activateBody, required: false, example: { device_identifier: "MacBook-Ana" } },
    answers: [
      {
        status: 200,
        when: "Activated",
        schema: licenseResponse,
        example: succeededExample(licenseExample, "License activated successfully."),
      },
    ],
    reasons: ["license_not_found", "license_revoked", "license_expired", "license_limit_reached"],
  },
  {
    id: "licenses.revoke",
    method: "POST",
    path: "/v1/licenses/{licenseKey}/revoke",
    title: "Revoke a license",
    description:
      "For ever: it can't be activated again. Its activation records stay. The body may be left out.",
    parameters: [key],
    body: { schema: revokeBody, required: false, example: { reason: "Refund requested by mail" } },
    answers: [
      {
        status: 200,
        when: "Revoked",
        schema: revokeResponse,
        example: succeededExample(revokedLicenseExample, "License revoked successfully."),
      },
    ],
    reasons: ["license_not_found", "license_already_revoked"],
  },
];

const looking: readonly Endpoint[] = [
  {
    id: "licenses.activations",
    method: "GET",
    path: "/v1/licenses/{licenseKey}/activations",
    title: "List a license's activations",
    description: "Newest first, removed ones too. The totals count the slots in use.",
    parameters: [key],
    query: activationsQuery,
    answers: [
      {
        status: 200,
        when: "A page of activations and their summary",
        schema: activationsResponse,
        example: succeededExample(activationHistoryExample),
      },
    ],
    reasons: ["license_not_found"],
  },
  {
    id: "licenses.attempts",
    method: "GET",
    path: "/v1/licenses/{licenseKey}/attempts",
    title: "List a license's activation attempts",
    description: "Newest first, the refused ones too, each with its reason code. Kept for 30 days.",
    parameters: [key],
    query: licenseAttemptsQuery,
    exampleQuery: "outcome=refused",
    answers: [
      {
        status: 200,
        when: "A page of attempts",
        schema: attemptsResponse,
        example: pageWithPerPageExample(attemptExample, 50),
      },
    ],
    reasons: ["license_not_found"],
    capability: "activation_attempts",
  },
  {
    id: "attempts.list",
    method: "GET",
    path: "/v1/activation-attempts",
    title: "List all activation attempts",
    description: "Those of every license and those with a key the store doesn't know. Kept for 30 days.",
    parameters: [],
    query: attemptsQuery,
    exampleQuery: "code=license_limit_reached",
    answers: [
      {
        status: 200,
        when: "A page of attempts",
        schema: attemptsResponse,
        example: pageWithPerPageExample(attemptExample, 50),
      },
    ],
    reasons: [],
    capability: "activation_attempts",
  },
];

export const licenseEndpoints: Resource = {
  name: "licenses",
  title: "Licenses",
  about: "Keys that were sold, the devices they are used on, and why an activation was refused.",
  endpoints: [...reading, ...acting, ...looking, ...licenseRemovals],
};
