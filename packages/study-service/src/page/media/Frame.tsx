import { messages } from '../app/messages.ts';
import type { Address } from './addressOf.ts';

/** What a foreign page may do here. Its own origin only where that is not ours: else it could reach into this page. */
export function sandboxFor({ isOwn }: Address): string {
  return isOwn
    ? 'allow-scripts allow-forms allow-popups'
    : 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation';
}

/** A page inside the question, and a link for those that do not let themselves be shown inside another. */
export function Frame({ address }: { readonly address: Address }) {
  return (
    <div class="frame">
      <iframe
        src={address.url}
        title={messages.media.embed(address.host)}
        sandbox={sandboxFor(address)}
        referrerPolicy="strict-origin"
        loading="lazy"
        allow="fullscreen; picture-in-picture"
      />
      <a href={address.url} target="_blank" rel="noopener noreferrer">
        {messages.media.openAside}
      </a>
    </div>
  );
}
