/** Minutes after midnight in Jakarta between which the service is open, every day. */
export const serviceHours = { opensAt: 510, closesAt: 1050 } as const;
