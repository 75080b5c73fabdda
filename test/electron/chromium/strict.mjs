/**
 * Returns an object of the double, for the main process. What it does not have throws, so that nothing is left out
 * unnoticed. Methods run on the object itself, which has private fields.
 */
export function strict(name, members) {
  return new Proxy(members, {
    get(target, key) {
      if (typeof key !== 'symbol' && !(key in target) && key !== 'then' && key !== 'toJSON') {
        throw new Error(`The double has no ${name}.${key}.`);
      }
      const value = target[key];
      const isMethod = typeof value === 'function' && !value.prototype;
      return isMethod || (typeof value === 'function' && key in Object.getPrototypeOf(target))
        ? value.bind(target)
        : value;
    },
    set(target, key, value) {
      if (!(key in target)) throw new Error(`The double has no ${name}.${String(key)}.`);
      target[key] = value;
      return true;
    },
  });
}
