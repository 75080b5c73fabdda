import type { ServiceAnswer, ServiceAsk } from '@guide-studio/host/node';
import { type ChangeableService, startChangeableService } from './changeableService.ts';
import type { Places } from './ownService.ts';

/**
 * Returns what answers the messages to a service, which the first `use` starts. `exit` ends the process: after `stop`
 * (null), after an answer that could not be sent, since the application has ended (null), and after a bug, which the
 * application notices.
 */
export function answerMessages(
  places: Places,
  send: (answer: ServiceAnswer) => void,
  exit: (error: unknown) => void,
): (message: ServiceAsk) => void {
  let service: Promise<ChangeableService> | null = null;
  let begin: (service: Promise<ChangeableService>) => void;
  /** The service once it is there: the first question may come before the first `use`. */
  const begun = new Promise<ChangeableService>((resolve) => {
    begin = resolve;
  });

  async function use(parts: Extract<ServiceAsk, { ask: 'use' }>['about']): Promise<ServiceAnswer['answer']> {
    if (service === null) {
      service = startChangeableService(places, parts);
      begin(service);
    } else {
      await (await service).user.use(parts);
    }
    return await (await service).connection();
  }

  async function answerTo(message: Exclude<ServiceAsk, { ask: 'stop' }>): Promise<ServiceAnswer['answer']> {
    if (message.ask === 'use') return await use(message.about);
    const { user, network } = await begun;
    switch (message.ask) {
      case 'test':
        return await user.test(message.about.kind, message.about.part);
      case 'faults':
        return await user.faults();
      case 'listen':
        return await network.listen(message.about);
      case 'listening':
        return await network.now();
    }
  }

  function stop(): void {
    const closed = service?.then(async (running) => await running.close());
    void Promise.resolve(closed).then(() => exit(null), exit);
  }

  function answer(id: number, content: ServiceAnswer['answer']): void {
    try {
      send({ id, answer: content });
    } catch {
      // The application has ended.
      stop();
    }
  }

  return (message) => {
    if (message.ask === 'stop') stop();
    else answerTo(message).then((content) => answer(message.id, content), exit);
  };
}
