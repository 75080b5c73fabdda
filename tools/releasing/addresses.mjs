/**
 * The addresses of the project: those of its website and of its repository, such as `https://HOST/OWNER/NAME`. Empty
 * until the project owns them. Meanwhile packages name none, and what cannot do without says so.
 */
export const addresses = { homepage: '', repository: '' };
