export const pulses = {};
