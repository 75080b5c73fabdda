import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const freeMistakes = 10;
const delayMs = 1000;

/** What is given out for the token. */
export interface Session {
  /** Kept by the browser, which sends it to every port of this address. */
  readonly cookie: string;
  /** Kept by the page, whose storage no other port can read. */
  readonly proof: string;
}

/** Who may call: whoever brings the one-time token, and from then on cookie and proof that were given for it. */
export interface SessionGate {
  /** For the address that is printed. */
  readonly token: string;
  /** Takes the token once and gives the session; null when it is wrong or was used. */
  enter(token: string): Promise<Session | null>;
  /** Whether both values are those that were given out. Wrong ones count as mistakes, absent ones do not. */
  admits(cookie: string | undefined, proof: string): Promise<boolean>;
}

/** After ten mistakes each further one is answered a second later. */
export function createSessionGate(sleep: (milliseconds: number) => Promise<void>): SessionGate {
  const token = secret();
  const session: Session = { cookie: secret(), proof: secret() };
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
      // Nothing at all is no attempt to guess: the page asks once before it has exchanged its token.
      if (cookie === undefined || proof === '') return false;
      const hasCookie = equal(cookie, session.cookie);
      if (equal(proof, session.proof) && hasCookie && used) return true;
      await mistake();
      return false;
    },
  };
}

/** 256 bits, fit for a URL and a cookie. */
function secret(): string {
  return randomBytes(32).toString('base64url');
}

/** Takes the same time wherever the first difference stands, and whatever the lengths. */
function equal(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
