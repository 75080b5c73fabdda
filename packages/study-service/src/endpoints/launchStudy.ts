import { LaunchRequest, type LaunchResponse, Uuid, type Wallet } from '@guide-studio/api-contract';
import { selfRecruitPath } from '@guide-studio/api-contract/internal';
import { type Answer, refusal } from '../answer.ts';
import type { Call, Handler } from '../call.ts';
import { zodIssues } from '../reportedIssues.ts';
import type { StoredStudy } from '../store/store.ts';

/**
 * Publishes a draft and binds it to a wallet (specification, endpoint 6). Checks in order
 * (docs/decisions/api-choices.md, "Order of checks"): study, permission, body, wallet access, already live, wallet
 * named, credit. The change is one conditional update, so one of several concurrent launches succeeds and the others
 * see its result.
 */
export const launchStudy: Handler = async (call) => {
  const { caller, organization } = call;
  const study = await findByUuid(call);
  if (study === null) return refusal('study_not_found');
  if (!caller.canLaunch) return refusal('launch_permission_denied');
  const named = await readWalletId(call);
  if (typeof named === 'object' && named !== null) return named;
  const wallets = caller.walletBilling ? await organization.listWallets() : [];
  if (named !== null && !mayBill(call, wallets, named)) return refusal('wallet_access_denied');
  if (study.status === 'live') return launched(call, study, named);
  if (!caller.walletBilling) return launch(call, study, null, null);
  if (wallets.length === 0) return refusal('insufficient_credits');
  const only = wallets.length === 1 ? wallets[0]?.walletId : undefined;
  const walletId = named ?? only;
  if (walletId === undefined) return refusal('wallet_required');
  if (!mayBill(call, wallets, walletId)) return refusal('wallet_access_denied');
  return launch(call, study, walletId, named);
};

async function findByUuid({ organization, params }: Call): Promise<StoredStudy | null> {
  const studyId = params['studyId'] ?? '';
  return Uuid.safeParse(studyId).success ? organization.findStudy(studyId) : null;
}

/** Returns the wallet named in the body, null if none, or the refusal of a wrong body. */
async function readWalletId(call: Call): Promise<string | null | Answer> {
  const body = await call.readBody();
  if (body.kind === 'refused') return body.answer;
  if (body.kind === 'absent') return null;
  const read = LaunchRequest.safeParse(body.value);
  if (read.success) return read.data.walletId?.toLowerCase() ?? null;
  return refusal('invalid_request_body', { issues: zodIssues(read.error, body.value) });
}

function mayBill({ caller }: Call, wallets: readonly Wallet[], walletId: string): boolean {
  const granted = wallets.some((wallet) => wallet.walletId === walletId);
  return granted && (caller.walletIds === null || caller.walletIds.includes(walletId));
}

async function launch(call: Call, study: StoredStudy, walletId: string | null, named: string | null): Promise<Answer> {
  const { service, organization } = call;
  const outcome = await organization.launch(study.id, walletId, service.now());
  if (outcome === 'busy') return refusal('study_busy');
  if (outcome === 'notFunded') return refusal('insufficient_credits');
  const now = await organization.findStudy(study.id);
  return now === null ? refusal('study_not_found') : launched(call, now, named);
}

/** Returns the answer for a live study. It is the same each time, or `conflict` if another wallet is named. */
async function launched({ service, organization }: Call, study: StoredStudy, named: string | null): Promise<Answer> {
  if (named !== null && named !== study.walletId) return refusal('conflict');
  const wallets = study.walletId === null ? [] : await organization.listWallets();
  const wallet = wallets.find((each) => each.walletId === study.walletId);
  const body: LaunchResponse = {
    id: study.id,
    linkId: study.linkId,
    selfRecruitLink: `${service.baseUrl()}${selfRecruitPath(study.linkId)}`,
    status: 'live',
    ...(wallet === undefined ? {} : { wallet }),
  };
  return { status: 200, body };
}
