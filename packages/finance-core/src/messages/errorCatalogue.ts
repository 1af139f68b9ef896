/** The texts of the specification's error catalogue (section 8) but the toasts: those are `notices`. */
export const errorCatalogue = {
  authOutsideProvider: 'useAuth must be used within an AuthProvider',
  /** What a refused settings write throws. */
  settingsError: 'Failed to update settings',
  /** Goes to the console only. */
  qrError: 'Error generating QR code',
  tokenLoading: 'Loading token information...',
  rewardsLoading: 'Loading rewards history...',
  rewardsEmptyTitle: 'No rewards earned yet',
  rewardsEmptyMessage: 'Start using the app to earn DTT tokens!',
} as const;
