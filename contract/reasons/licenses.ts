import type { Reason } from "./reason.ts";

export const licenseReasons = {
  license_not_found: {
    status: 404,
    message: "License not found.",
    support: "The store has no such license key. Check it character by character.",
    nextStep: "Check the key for typing errors and that it was bought in this store.",
  },
  license_revoked: {
    status: 400,
    message: "This license has been revoked and cannot be activated.",
    support: "This license was revoked and can never be used again.",
    nextStep: "Ask the store why it was revoked; a new license is needed.",
  },
  license_expired: {
    status: 400,
    message: "This license has expired and cannot be activated.",
    support: "This license has run out.",
    nextStep: "Buy the product again for a new license.",
  },
  license_limit_reached: {
    status: 400,
    message: "This license has reached its activation limit.",
    support: "This license is already in use on as many devices as it allows.",
    nextStep: "Ask the store to free a device, or buy another license.",
  },
  license_already_revoked: {
    status: 400,
    message: "This license has already been revoked.",
    support: "This license was already revoked; nothing changed.",
    nextStep: "Nothing needs to be done; `revoked_at` says when it happened.",
  },
  activation_not_found: {
    status: 404,
    message: "Activation not found.",
    support: "This license has no such activation.",
    nextStep: "List the license's activations and use an id from there.",
  },
  activation_already_removed: {
    status: 409,
    message: "This activation has already been removed.",
    support: "This device was already freed; nothing changed.",
    nextStep: "Nothing needs to be done; `removed_at` says when it happened.",
  },
  activation_of_revoked_license: {
    status: 409,
    message: "The activations of a revoked license can no longer be removed.",
    support: "This license was revoked for ever, so freeing a device would help nobody.",
    nextStep: "Nothing needs to be done; a revoked license can't be used on any device.",
  },
  device_not_found: {
    status: 404,
    message: "No device with this identifier holds an activation of this license.",
    support: "This device does not use the license.",
    nextStep: "List the license's activations and use a `device_identifier` from there.",
  },
} as const satisfies Record<string, Reason>;
