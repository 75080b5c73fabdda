// What Electron's utility process gives to the service (electronjs.org/docs/latest/api/parent-port).
process.parentPort = {
  postMessage: (message) => process.send(message),
  on: (name, listener) => process.on(name, (data) => listener({ data })),
};
