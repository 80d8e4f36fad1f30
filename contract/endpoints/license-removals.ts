import { freeDeviceBody, removalResponse, removeActivationBody } from "../activation-removal.ts";
import { freedDeviceExample, removalExample } from "../examples/activation-removal.ts";
import { licenseKey } from "../examples/license.ts";
import { type Endpoint, succeededExample } from "./endpoint.ts";

const key = { name: "licenseKey", description: "The license key, in any case", example: licenseKey };

export const licenseRemovals: readonly Endpoint[] = [
  {
    id: "activations.remove",
    method: "DELETE",
    path: "/manage/v1/licenses/{licenseKey}/activations/{activation_id}",
    title: "Remove an activation",
    description:
      "Frees its slot. The activation's record stays as it is and from then on carries `removed_at`. Expired licenses too; not revoked ones. The body may be left out.",
    parameters: [
      key,
      { name: "activation_id", description: "As the license's activations list it", example: "90118" },
    ],
    body: { schema: removeActivationBody, required: false, example: { reason: "Laptop was stolen" } },
    answers: [
      {
        status: 200,
        when: "Removed",
        schema: removalResponse,
        example: succeededExample(removalExample, "Activation removed successfully."),
      },
    ],
    reasons: [
      "license_not_found",
      "activation_not_found",
      "activation_already_removed",
      "activation_of_revoked_license",
    ],
    capability: "activation_removal",
  },
  {
    id: "devices.free",
    method: "POST",
    path: "/manage/v1/licenses/{licenseKey}/devices/free",
    title: "Free all but a device's newest slot",
    description:
      "For a device that was activated several times. It keeps its newest activation; all others are removed together. A device with one slot keeps it, and nothing is removed.",
    parameters: [key],
    body: {
      schema: freeDeviceBody,
      required: true,
      example: { device_identifier: "MacBook-Ana" },
      invalid: {},
    },
    answers: [
      {
        status: 200,
        when: "The device holds one slot",
        schema: removalResponse,
        example: succeededExample(freedDeviceExample, "1 activation removed successfully."),
      },
    ],
    reasons: ["license_not_found", "device_not_found", "activation_of_revoked_license"],
    capability: "activation_removal",
  },
];
