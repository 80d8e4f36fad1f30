import { z } from "zod";
import { invitationSchema, invitationStatuses, invitationsQuery } from "#contract/affiliate.ts";
import { filter } from "./filter.ts";

export const invitationFilters = z.object({ status: filter(invitationsQuery.shape.status) });

export type InvitationFilters = z.infer<typeof invitationFilters>;

/** The contract promises words; a list, which offers each as a filter, has to know them. */
export const listedInvitationSchema = invitationSchema.extend({ status: z.enum(invitationStatuses) });

export type ListedInvitation = z.infer<typeof listedInvitationSchema>;
