export const affiliates = {};
