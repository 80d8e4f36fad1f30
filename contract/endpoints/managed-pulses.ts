import { deliveryDetailResponse } from "../delivery.ts";
import { deliveryDetailExample } from "../examples/delivery.ts";
import { managedPulseExample, newPulseExample, rotatedPulseExample } from "../examples/managed-pulse.ts";
import {
  managedPulseResponse,
  managedPulsesResponse,
  pulseBody,
  pulseChanges,
  pulseTestBody,
  revealedPulseResponse,
} from "../managed-pulse.ts";
import { pulsesQuery } from "../pulse.ts";
import { type Endpoint, pageWithPerPageExample, succeededExample } from "./endpoint.ts";

const parameters = [{ name: "pulse_id", description: "Public id", example: managedPulseExample.id }];
const one = "/manage/v1/pulses/{pulse_id}";
const capability = "pulse_management";

/** What came back for the one who asked. */
const answered = (when: string, message?: string, example = managedPulseExample) =>
  [{ status: 200, when, schema: managedPulseResponse, example: succeededExample(example, message) }] as const;

const acts = (act: "enable" | "disable", title: string, description: string): Endpoint => ({
  id: `pulses.${act}`,
  method: "POST",
  path: `${one}/${act}`,
  title,
  description,
  parameters,
  answers: answered("The pulse as it is now", `Pulse ${act}d successfully.`, {
    ...managedPulseExample,
    is_enabled: act === "enable",
  }),
  reasons: ["pulse_not_found"],
  capability,
});

export const managedPulses: readonly Endpoint[] = [
  {
    id: "managed_pulses.list",
    method: "GET",
    path: "/manage/v1/pulses",
    title: "List pulses with their health",
    description: "Newest first, each with its own headers and how its target has been answering.",
    parameters: [],
    query: pulsesQuery,
    exampleQuery: "search=license_revoked",
    answers: [
      {
        status: 200,
        when: "A page of pulses",
        schema: managedPulsesResponse,
        example: pageWithPerPageExample(managedPulseExample, 15),
      },
    ],
    reasons: [],
    capability,
  },
  {
    id: "managed_pulses.get",
    method: "GET",
    path: one,
    title: "Read a pulse with its health",
    description: "One pulse with its own headers. Its secret is not in it.",
    parameters,
    answers: answered("The pulse"),
    reasons: ["pulse_not_found"],
    capability,
  },
  {
    id: "pulses.create",
    method: "POST",
    path: "/manage/v1/pulses",
    title: "Create a pulse",
    description:
      "The answer has its secret, which no other answer has. The address is https with a public host, unless the service runs as a demo.",
    parameters: [],
    body: {
      schema: pulseBody,
      required: true,
      example: { url: managedPulseExample.url, triggers: ["successful_sale", "license_revoked"] },
      invalid: { url: managedPulseExample.url, triggers: [] },
    },
    answers: [
      {
        status: 201,
        when: "The pulse and its secret",
        schema: revealedPulseResponse,
        example: succeededExample(
          newPulseExample,
          "Pulse created successfully. Its secret is shown only this once.",
        ),
      },
    ],
    reasons: [],
    capability,
  },
  {
    id: "pulses.change",
    method: "PATCH",
    path: one,
    title: "Change a pulse",
    description: "What is not named stays as it is.",
    parameters,
    body: {
      schema: pulseChanges,
      required: false,
      example: { triggers: ["all"], headers: { "x-shop": "brushes" } },
      invalid: { triggers: [] },
    },
    answers: answered("The pulse as it is now", "Pulse changed successfully."),
    reasons: ["pulse_not_found"],
    capability,
  },
  acts(
    "enable",
    "Enable a pulse",
    "From now on it is told, and what waited for it when it was disabled is sent; what happened in between is not.",
  ),
  acts("disable", "Disable a pulse", "It is told nothing until it is enabled; what waits is kept."),
  {
    id: "pulses.delete",
    method: "DELETE",
    path: one,
    title: "Delete a pulse",
    description:
      "Only one with `can_delete`. What it was sent stays in the log, and what it still waits for is cancelled within a minute.",
    parameters,
    answers: answered("The pulse as it was", "Pulse deleted successfully."),
    reasons: ["pulse_not_found", "pulse_cannot_be_deleted"],
    capability,
  },
  {
    id: "pulses.rotate_secret",
    method: "POST",
    path: `${one}/secret/rotate`,
    title: "Rotate a pulse's secret",
    description:
      "The answer has the new secret, which no other answer has. For 24 hours deliveries are signed with both; one that is rotated again within them forgets the oldest.",
    parameters,
    answers: [
      {
        status: 200,
        when: "The pulse and its new secret",
        schema: revealedPulseResponse,
        example: succeededExample(
          rotatedPulseExample,
          "Secret rotated successfully. The new one is shown only this once.",
        ),
      },
    ],
    reasons: ["pulse_not_found"],
    capability,
  },
  {
    id: "pulses.test",
    method: "POST",
    path: `${one}/test`,
    title: "Send a test event",
    description:
      "A sample of an event, or a body of your own, sent at once; answers when the target did, after 15 seconds at most. Also to a pulse that is off. It has a `note`, and counts neither for nor against the target.",
    parameters,
    body: {
      schema: pulseTestBody,
      required: true,
      example: { event: "license.activated" },
      invalid: { event: "license" },
    },
    answers: [
      {
        status: 200,
        when: "What came of it",
        schema: deliveryDetailResponse,
        example: succeededExample(
          { ...deliveryDetailExample, event_id: null, is_test: true, attempts: 1 },
          "Test sent, but not delivered.",
        ),
      },
    ],
    reasons: ["pulse_not_found"],
    capability,
  },
];
