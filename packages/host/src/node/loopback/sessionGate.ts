import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const freeMistakes = 10;
const delayMs = 1000;

/** Exchanged for the token. */
export interface SessionSecrets {
  /** Kept by the browser and sent to every port of this address. */
  readonly cookie: string;
  /** Kept in the page's storage, which other ports cannot read. */
  readonly proof: string;
}

/** Admits the holder of the one-time token, and then of the cookie and proof given for it. */
export interface SessionGate {
  /** For the printed address. */
  readonly token: string;
  /** Accepts the token once. Resolves to the session; null if the token is wrong or used. */
  enter(token: string): Promise<SessionSecrets | null>;
  /** Resolves to true if both values match. Wrong values count as mistakes, missing ones do not. */
  admits(cookie: string | undefined, proof: string): Promise<boolean>;
  /** Returns true if the cookie matches. It is not enough to be admitted. */
  knows(cookie: string | undefined): boolean;
}

/** Returns a gate that delays each mistake after the tenth by one second. */
export function createSessionGate(sleep: (milliseconds: number) => Promise<void>): SessionGate {
  const token = secret();
  const session: SessionSecrets = { cookie: secret(), proof: secret() };
  let used = false;
  let mistakes = 0;

  async function mistake(): Promise<void> {
    mistakes += 1;
    if (mistakes > freeMistakes) await sleep(delayMs);
  }

  return {
    token,
    enter: async (given) => {
      if (!used && equal(given, token)) {
        used = true;
        return session;
      }
      await mistake();
      return null;
    },
    admits: async (cookie, proof) => {
      // Missing values are not guesses: the page calls once before it exchanges its token.
      if (cookie === undefined || proof === '') return false;
      const hasCookie = equal(cookie, session.cookie);
      if (equal(proof, session.proof) && hasCookie && used) return true;
      await mistake();
      return false;
    },
    knows: (cookie) => used && cookie !== undefined && equal(cookie, session.cookie),
  };
}

/** Returns 256 random bits for a URL or a cookie. */
function secret(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares in constant time, for all lengths. */
function equal(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
