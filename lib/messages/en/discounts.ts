export const discounts = {};
