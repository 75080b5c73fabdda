import type { StoredOrganization } from '@guide-studio/study-service';
import type { Admin } from '@guide-studio/study-service/node';
import { chooseOne } from './chooseOne.ts';

export interface OrganizationOptions {
  readonly org?: string;
}

const kind = { noun: 'organization', list: 'guide orgs list', option: '--org' } as const;

/** Returns the organization named by `--org`, by id or name. Throws `CommandFailure` unless there is exactly one. */
export async function organizationOf({ org }: OrganizationOptions, { accounts }: Admin): Promise<StoredOrganization> {
  const all = await accounts.listOrganizations();
  return chooseOne(all, org, ({ id, name }, named) => id === named.toLowerCase() || name === named, kind);
}
