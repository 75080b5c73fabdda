import '../i18n/later.ts';
import { ExternalLink } from '../theme/icons.tsx';
import { IconLink } from '../controls/index.ts';
import { CopyText } from '../fields/CopyText.tsx';
import { isOfThisComputer, safeLink } from './safeLink.ts';
import { words } from '../i18n/index.ts';

interface CopyLinkProps {
  readonly label: string;
  readonly link: string;
  /** One of several links: their target is explained once for all. */
  readonly oneOfSeveral?: boolean;
}

/**
 * A link as text, with a button that copies it. It can be opened only if {@link safeLink} allows it. Says so if it
 * works only on this computer.
 */
export function CopyLink({ label, link, oneOfSeveral = false }: CopyLinkProps) {
  const target = safeLink(link);
  return (
    <CopyText
      label={label}
      text={link}
      act={words.study.link.copy}
      hint={isOfThisComputer(link) && !oneOfSeveral ? words.study.link.onlyHere : undefined}
      copyLabel={oneOfSeveral ? words.study.link.copyNamed(label) : undefined}
    >
      {target ? (
        <IconLink
          icon={ExternalLink}
          label={words.study.link.openNamed(label)}
          tooltip={words.study.link.open}
          href={target}
        />
      ) : null}
    </CopyText>
  );
}
