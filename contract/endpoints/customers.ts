import { customerResponse, customersQuery, customersResponse } from "../customer.ts";
import { customerExample } from "../examples/customer.ts";
import { pageExample, type Resource, succeededExample } from "./endpoint.ts";

export const customerEndpoints: Resource = {
  name: "customers",
  title: "Customers",
  about: "Who bought. The e-mail address is the customer.",
  endpoints: [
    {
      id: "customers.list",
      method: "GET",
      path: "/v1/customers",
      title: "List customers",
      description: "Newest first.",
      parameters: [],
      query: customersQuery,
      exampleQuery: "search=ana",
      answers: [
        {
          status: 200,
          when: "A page of customers",
          schema: customersResponse,
          example: pageExample(customerExample),
        },
      ],
      reasons: [],
      capability: "customers",
    },
    {
      id: "customers.get",
      method: "GET",
      path: "/v1/customers/{customer_id}",
      title: "Read a customer",
      description: "One customer.",
      parameters: [{ name: "customer_id", description: "Public id", example: "cus_2m7yb5rj9q" }],
      answers: [
        {
          status: 200,
          when: "The customer",
          schema: customerResponse,
          example: succeededExample(customerExample),
        },
      ],
      reasons: ["customer_not_found"],
      capability: "customers",
    },
  ],
};
