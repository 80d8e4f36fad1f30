import { pulseExample } from "../examples/pulse.ts";
import { pulseResponse, pulsesQuery, pulsesResponse } from "../pulse.ts";
import { pageExample, type Resource, succeededExample } from "./endpoint.ts";
import { managedPulses } from "./managed-pulses.ts";

export const pulseEndpoints: Resource = {
  name: "pulses",
  title: "Pulses",
  about: "A pulse is a web address that is told when something happens.",
  endpoints: [
    {
      id: "pulses.list",
      method: "GET",
      path: "/v1/pulses",
      title: "List pulses",
      description: "Newest first.",
      parameters: [],
      query: pulsesQuery,
      exampleQuery: "search=license_revoked",
      answers: [
        { status: 200, when: "A page of pulses", schema: pulsesResponse, example: pageExample(pulseExample) },
      ],
      reasons: [],
    },
    {
      id: "pulses.get",
      method: "GET",
      path: "/v1/pulses/{pulse_id}",
      title: "Read a pulse",
      description: "One pulse.",
      parameters: [{ name: "pulse_id", description: "Public id", example: "pulse_7y2we9hk4f" }],
      answers: [
        { status: 200, when: "The pulse", schema: pulseResponse, example: succeededExample(pulseExample) },
      ],
      reasons: ["pulse_not_found"],
    },
    ...managedPulses,
  ],
};
