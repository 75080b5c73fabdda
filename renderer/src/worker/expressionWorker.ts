import type { ExpressionQuestion } from './expressionMessages.ts';
import { searchByExpression } from './searchByExpression.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<ExpressionQuestion>) =>
  searchByExpression(data, (message) => globalThis.postMessage(message, { transfer: [] })),
);
