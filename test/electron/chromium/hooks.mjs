// Module hooks: the main process gets the double where it imports `electron`.
const double = new URL('electron.mjs', import.meta.url).href;

export async function resolve(specifier, context, next) {
  return specifier === 'electron' ? { url: double, shortCircuit: true } : await next(specifier, context);
}
