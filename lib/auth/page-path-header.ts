/** In which the proxy notes the address of the page that is asked for. */
export const PAGE_PATH_HEADER = "x-vitrine-page-path";
