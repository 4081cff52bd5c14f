// The library: start the simulator inside of a test run, make a world for each test file, prove what you built.
export { ControlClient, ControlError, type WorldDescription } from './library/control-client.ts'
export { type StartedSimulator, type StartOptions, startSimulator } from './library/start-simulator.ts'
export { type VerifyOptions, type VerifyResult, verify } from './library/verify.ts'
