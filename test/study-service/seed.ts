/** Starting data with every kind of organization and user that the rules of authentication and launch tell apart. */
export const wallets = {
  ample: 'aaaaaaaa-0000-4000-8000-000000000001',
  second: 'aaaaaaaa-0000-4000-8000-000000000002',
  empty: 'aaaaaaaa-0000-4000-8000-000000000003',
  limited: 'aaaaaaaa-0000-4000-8000-000000000004',
  only: 'bbbbbbbb-0000-4000-8000-000000000001',
  foreign: 'cccccccc-0000-4000-8000-000000000001',
} as const;

function wallet(walletId: string, name: string, projectCredits: number, grantLimit?: number) {
  return {
    walletId,
    name,
    recruitmentCredits: 50,
    projectCredits,
    ...(grantLimit === undefined ? {} : { grantLimit }),
  };
}

function user(key: string, more: object = {}) {
  return { email: `${key}@example.com`, isMember: true, canLaunch: true, apiKeys: [key], ...more };
}

export const seed = {
  organizations: [
    {
      name: 'Several wallets',
      wallets: [
        wallet(wallets.ample, 'Ample', 100),
        wallet(wallets.second, 'Second', 1),
        wallet(wallets.empty, 'Empty', 0),
        wallet(wallets.limited, 'Limited', 100, 0),
      ],
      users: [
        user('several-launcher'),
        user('several-author', { canLaunch: false }),
        user('several-former', { isMember: false }),
        user('several-one-wallet', { walletIds: [wallets.second] }),
      ],
    },
    {
      name: 'One wallet',
      wallets: [wallet(wallets.only, 'Only', 10)],
      users: [user('one-launcher'), user('one-no-wallet', { walletIds: [] })],
    },
    { name: 'No billing', walletBilling: false, wallets: [], users: [user('free-launcher')] },
    { name: 'No wallet', wallets: [], users: [user('none-launcher')] },
    { name: 'Other', wallets: [wallet(wallets.foreign, 'Foreign', 100)], users: [user('other-launcher')] },
  ],
};
