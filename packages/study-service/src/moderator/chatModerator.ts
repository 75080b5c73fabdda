import { type Guide, languageOf, type OpenProbe } from '@guide-studio/interview-engine';
import { z } from 'zod';
import { askModel, type ChatModel, type Fetch } from './chatModel.ts';
import { checkProbe, type ProbeContext } from './checkProbe.ts';
import type { Moderation, ModerationAudit, Moderator, ModeratorFailure, ProbeFault } from './moderator.ts';
import { moderatorRules, moderatorSchema, moderatorTask } from './moderatorPrompt.ts';

interface ChatModeratorParts {
  readonly fetch: Fetch;
  /** Returns the SHA-256 in hexadecimal. */
  readonly hash: (text: string) => string;
}

/** The longest time that a participant waits, in milliseconds; both tries together. */
const patienceMs = 6000;
/** The longest answer that is read, in bytes. */
const longestReply = 64_000;
const tries = 2;

const Reply = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z.object({ total_tokens: z.int().min(0) }).optional(),
});
const Decision = z.union([
  z.object({ stop: z.literal(true), reason: z.string() }),
  z.object({ stop: z.literal(false).optional(), probe: z.string(), reason: z.string() }),
]);
type Decision = z.infer<typeof Decision>;

/** Returns an interviewer that asks a model. A question that must not be asked is asked for once more. */
export function chatModerator(chat: ChatModel, { fetch, hash }: ChatModeratorParts): Moderator {
  const { model } = chat;
  const prompt = hash(moderatorRules);

  /** Sends the task, after the questions that were refused. */
  async function ask(task: string, refused: readonly string[], signal: AbortSignal): Promise<Asked> {
    const messages = [
      { role: 'system', content: moderatorRules },
      { role: 'user', content: task },
      ...refused.map((fault) => ({ role: 'user', content: `Your last question must not be asked: ${fault}.` })),
    ];
    const request = {
      messages,
      max_tokens: 300,
      temperature: 0.3,
      response_format: { type: 'json_schema', json_schema: { name: 'follow_up', schema: moderatorSchema } },
    };
    const response = await askModel(chat, request, { fetch, signal });
    if (!response.ok) {
      await response.body?.cancel();
      return { failure: 'refused', tokens: 0 };
    }
    const reply = Reply.safeParse(parsed(await shortText(response)));
    if (!reply.success) return { failure: 'unreadable', tokens: 0 };
    const tokens = reply.data.usage?.total_tokens ?? 0;
    const decision = Decision.safeParse(parsed(reply.data.choices[0]?.message.content ?? ''));
    return decision.success ? { decision: decision.data, tokens } : { failure: 'unreadable', tokens };
  }

  return {
    async decide(guide, open) {
      const task = moderatorTask(guide, open);
      const context = contextOf(guide, open);
      const signal = AbortSignal.timeout(patienceMs);
      const refused: ProbeFault[] = [];
      let tokens = 0;
      let reason = '';
      const audit = (outcome: ModerationAudit['outcome']): ModerationAudit => {
        return { model, prompt, outcome, reason, tokens };
      };
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const asked = await ask(task, refused, signal).catch((): Asked => {
          return { failure: signal.aborted ? 'late' : 'unreachable', tokens: 0 };
        });
        tokens += asked.tokens;
        if ('failure' in asked) return scripted(open, audit(refused[0] ?? asked.failure));
        const { decision } = asked;
        reason = Array.from(decision.reason).slice(0, 300).join('');
        if (!('probe' in decision)) return decided(open, null, audit('stopped'));
        const question = decision.probe.trim();
        const fault = checkProbe(question, context);
        if (fault === null) return decided(open, question, audit('asked'));
        refused.push(fault);
      }
      return scripted(open, audit(refused[0] ?? 'unreadable'));
    },
  };
}

type Asked = { readonly tokens: number } & ({ readonly decision: Decision } | { readonly failure: ModeratorFailure });

function decided({ after }: OpenProbe, question: string | null, audit: ModerationAudit): Moderation {
  return { probe: { after, question, isWritten: question !== null }, audit };
}

function scripted({ after, scripted: question }: OpenProbe, audit: ModerationAudit): Moderation {
  return { probe: { after, question, isWritten: false }, audit };
}

function contextOf(guide: Guide, { instructions, said }: OpenProbe): ProbeContext {
  const hidden = [moderatorRules, guide.background ?? '', guide.studyGoal ?? '', instructions];
  return { language: languageOf(guide), said, hidden };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Returns the text of a response, cut where it is longer than any answer of this form. */
async function shortText({ body }: Response): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    text += decoder.decode(chunk, { stream: true });
    if (size > longestReply) break;
  }
  return text;
}
