import type { Connection, Publication } from '@guide-studio/host/common';

/** The service of this computer may use another port than when the link was created. */
export function linkIsOld({ selfRecruitLink }: Publication, connection: Connection | null): boolean {
  return connection?.builtIn === true && !selfRecruitLink?.startsWith(`${connection.baseUrl}/`);
}
