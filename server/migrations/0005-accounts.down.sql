DROP TABLE rate_limits;
DROP TABLE socket_tickets;
DROP TABLE password_ivs;
DROP TABLE sms_codes;
DROP TABLE known_networks;
DROP TABLE sessions;
DROP TABLE accounts;
