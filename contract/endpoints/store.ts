import { storeExample } from "../examples/store.ts";
import { storeResponse } from "../store.ts";
import { type Resource, succeededExample } from "./endpoint.ts";

export const storeEndpoints: Resource = {
  name: "store",
  title: "Store",
  about: "The one store that owns the key.",
  endpoints: [
    {
      id: "store.get",
      method: "GET",
      path: "/v1/store",
      title: "Read the store",
      description: "The store that owns the key, and what this service offers beyond the common endpoints.",
      parameters: [],
      answers: [
        { status: 200, when: "The store", schema: storeResponse, example: succeededExample(storeExample) },
      ],
      reasons: [],
    },
  ],
};
