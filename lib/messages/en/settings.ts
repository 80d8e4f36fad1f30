export const settings = {
  storeTitle: "Store",
};
