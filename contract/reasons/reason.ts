/** Why the service said no: `message` is for the integrator, `support` can be read out to a customer. */
export type Reason = { status: number; message: string; support: string; nextStep: string };
