/** The service, or a layer in front of it, as a function. */
export type Fetch = (request: Request) => Promise<Response>;
