import { Remember } from "#components/palette/remember.tsx";
import { Copyable } from "#components/ui/copyable.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { TwoColumns } from "#components/ui/two-columns.tsx";
import { UnreadPage } from "#components/ui/unread-page.tsx";
import { messages } from "#lib/reader/server.ts";
import { readProduct } from "#lib/reads/products.ts";
import { BundleCard } from "./bundle-card.tsx";
import { DescriptionCard } from "./description-card.tsx";
import { FieldsAsked } from "./fields-asked.tsx";
import { PricingCard } from "./pricing-card.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { SeoCard } from "./seo-card.tsx";

export async function ProductPage({ idOrSlug }: { idOrSlug: string }) {
  const [answer, { products: words }] = await Promise.all([readProduct(idOrSlug), messages()]);
  const back = { href: "/products", label: words.title };
  if (!answer.ok) return <UnreadPage back={back} problem={answer.problem} title={words.product} />;
  const product = answer.data;
  return (
    <PageBody width="detail">
      <Remember about={product.slug} href={`/products/${product.id}`} kind="product" title={product.name} />
      <PageHeader
        about={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span>{words.types[product.type]}</span>
            <Copyable text={product.id} thing={words.productId} />
            <Copyable text={product.slug} thing={words.slug} />
            {product.type === "license" && (
              <TextLink href={`/licenses?product_id=${product.id}`}>{words.licensesOf}</TextLink>
            )}
          </span>
        }
        back={back}
        title={product.name}
      />
      <TwoColumns
        aside={
          <>
            <ProductPicture product={product} />
            <ProductFacts product={product} words={words} />
          </>
        }
        main={
          <>
            <PricingCard product={product} words={words} />
            <BundleCard bundle={product.bundle} words={words} />
            <DescriptionCard description={product.description} words={words} />
            <FieldsAsked fields={product.fields} words={words} />
            <SeoCard seo={product.seo} words={words} />
          </>
        }
      />
    </PageBody>
  );
}
