// Specification, "Option": exclusiveOption clears and locks all other options.
import { isExclusive, replacesOptions } from '../assumptions.ts';
import { labelOf } from '../doc/labelOf.ts';
import { childrenOf } from '../doc/node.ts';
import { type Json, isJsonObject } from '../json.ts';
import type { PartAdvice } from './advice.ts';
import { hasTrait } from '../schema/itemTraits.ts';

type Params = { readonly text: string };

/** An option that says “none of these” must exclude the others where several may be selected. */
export const noneBesideOthers: PartAdvice<'noneBesideOthers', Params, 'makeExclusive'> = {
  id: 'noneBesideOthers',
  checkPart(part, kind, report) {
    const { type, multiSelect, options, carryForwardFrom } = part;
    if (kind !== 'item' || !hasTrait(type, 'hasSelectBounds') || multiSelect !== true) return;
    if (!Array.isArray(options) || options.length < 2 || replacesOptions(carryForwardFrom)) return;
    // Only one option of a question can be exclusive.
    if (options.some((option) => isJsonObject(option) && isExclusive(option['exclusiveOption']))) return;
    const at = options.findLastIndex((option) => isJsonObject(option) && isNoneText(option['text']));
    const found = options[at];
    if (isJsonObject(found)) report(['options', at, 'text'], { text: String(found['text']).trim() });
  },
  fix({ node, located }) {
    const item = located.ancestors.at(-1);
    if (!item) return [];
    const index = childrenOf(item, 'options').length - 1;
    return [
      {
        id: 'makeExclusive',
        params: { label: labelOf(node) },
        how(draft) {
          if (located.place?.index !== index) draft.move(node.key, { parent: item.key, slot: 'options', index });
          draft.set(node.key, ['exclusiveOption'], true);
        },
      },
    ];
  },
};

/** What an option says that means none of the others, in the languages that such options are often written in. */
const none = [
  'none(?: of (?:the|these|those|them)\\b.*)?',
  'neither(?: of (?:these|those|them))?',
  'nothing(?: of (?:these|those|the above))?',
  'keine[rs]?(?: (?:davon|hiervon|von (?:diesen|ihnen|allen|beiden)|der (?:genannten|aufgeführten|obigen|oben)|dieser)\\b.*)?',
  'nichts(?: (?:davon|hiervon|von alledem|von dem genannten))?',
  "aucun[e]?(?: (?:de ces|de ceux|de celles|des deux|d[’']entre)\\b.*)?",
  'rien de tout cela',
  'ningun[oa](?: de (?:est[oa]s|l[oa]s|ell[oa]s)\\b.*)?',
  'nessun[oa](?: (?:di|dei|delle) (?:quest[ie]|precedenti|loro)\\b.*)?',
  'nenhum[a]?(?: (?:dest[ea]s|del[ea]s|das|dos)\\b.*)?',
  'geen(?: van (?:deze|bovenstaande|beide)\\b.*)?',
  'hiçbiri',
  'żad(?:en|na|ne)(?: z (?:nich|powyższych|tych)\\b.*)?',
  'ing(?:en|et|a)(?: a[vf] (?:dessa|disse|ovanstående|ovenstående|delene)\\b.*)?',
].join('|');
const noneText = new RegExp(`^(?:${none})$`, 'iu');

function isNoneText(text: Json | undefined): boolean {
  return typeof text === 'string' && text.length <= 80 && noneText.test(text.trim().replace(/[.…]+$/u, ''));
}
