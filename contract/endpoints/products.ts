import { listedProductExample, productExample } from "../examples/product.ts";
import { productResponse, productsQuery, productsResponse } from "../product.ts";
import { pageExample, type Resource, succeededExample } from "./endpoint.ts";

export const productEndpoints: Resource = {
  name: "products",
  title: "Products",
  about: "What the store sells. Only published products are visible.",
  endpoints: [
    {
      id: "products.list",
      method: "GET",
      path: "/v1/products",
      title: "List products",
      description: "Published products, newest first.",
      parameters: [],
      query: productsQuery,
      exampleQuery: "type=license&search=brush",
      answers: [
        {
          status: 200,
          when: "A page of products",
          schema: productsResponse,
          example: pageExample(listedProductExample),
        },
      ],
      reasons: [],
    },
    {
      id: "products.get",
      method: "GET",
      path: "/v1/products/{product_id_or_slug}",
      title: "Read a product",
      description: "One published product with everything its page shows.",
      parameters: [
        { name: "product_id_or_slug", description: "Public id or slug", example: "brush-pack-pro" },
      ],
      answers: [
        {
          status: 200,
          when: "The product",
          schema: productResponse,
          example: succeededExample(productExample),
        },
      ],
      reasons: ["product_not_found"],
    },
  ],
};
