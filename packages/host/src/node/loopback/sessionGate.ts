import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const freeMistakes = 10;
const delayMs = 1000;

/** Who may call: whoever brings the one-time token, and from then on the cookie that was given for it. */
export interface SessionGate {
  /** For the address that is printed. */
  readonly token: string;
  /** Takes the token once and gives the cookie's value; null when it is wrong or was used. */
  enter(token: string): Promise<string | null>;
  /** Whether the value is that of a cookie that was given out. Wrong ones count as mistakes. */
  admits(cookie: string | undefined): Promise<boolean>;
}

/** After ten mistakes each further one is answered a second later. */
export function createSessionGate(sleep: (milliseconds: number) => Promise<void>): SessionGate {
  const token = secret();
  const cookie = secret();
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
        return cookie;
      }
      await mistake();
      return null;
    },
    admits: async (given) => {
      // No cookie at all is no attempt to guess one: the page asks once before it has exchanged its token.
      if (given === undefined) return false;
      if (used && equal(given, cookie)) return true;
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
