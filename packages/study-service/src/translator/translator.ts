import type { ModelAccess } from '../models/askModel.ts';
import type { TokenBudget } from '../models/tokenBudget.ts';
import { translateCounted, type TranslationOutcome } from './translate.ts';
import type { Languages, TextToTranslate } from './translatorPrompt.ts';

/** Translates texts of guides that are being written. */
export interface Translator {
  /**
   * Returns an outcome for each text, in order; null if the organization has used its tokens for previews. It never
   * rejects.
   */
  suggest(
    organizationId: string,
    texts: readonly TextToTranslate[],
    languages: Languages,
  ): Promise<readonly TranslationOutcome[] | null>;
}

/** Returns the translator of this service. Its tokens count as those of previews: they belong to no study. */
export function createTranslator(access: ModelAccess, budget: TokenBudget): Translator {
  return {
    async suggest(organizationId, texts, languages) {
      const done = await budget.forPreview(organizationId, async () => {
        const { outcomes, tokens } = await translateCounted(access, texts, languages);
        return { outcomes, audit: { tokens } };
      });
      return done?.outcomes ?? null;
    },
  };
}
