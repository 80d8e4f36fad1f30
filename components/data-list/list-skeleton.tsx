import { Skeleton } from "#components/ui/skeleton.tsx";
import { barLook, headLook, listLook, rowLook } from "./column-look.ts";

const rows = Array.from({ length: 12 }, (_, row) => `row ${row}`);

/** A row that is to come, as high as it will be. */
export function SkeletonCells() {
  return (
    <>
      <Skeleton className="h-4 w-24 @max-2xl:w-20" />
      <Skeleton className="h-4 flex-1 @max-2xl:row-start-2 @max-2xl:w-full" />
      <Skeleton className="h-4 w-32 @max-2xl:hidden" />
      <Skeleton className="h-4 w-20 @max-2xl:row-start-3" />
    </>
  );
}

/** The whole list before anything of it is known. */
export function ListSkeleton() {
  return (
    <div aria-hidden="true" className="@container">
      <div className={listLook}>
        <div className={barLook}>
          <Skeleton className="h-8 w-72 @max-2xl:h-11 @max-2xl:flex-1" />
        </div>
        <div className={headLook} />
        {rows.map((key) => (
          <div className={rowLook} key={key}>
            <SkeletonCells />
          </div>
        ))}
      </div>
    </div>
  );
}
